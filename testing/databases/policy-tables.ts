/** The tables of policies, which a contract test empties. */
export const policyTables = [
  'policy_import',
  'policy',
  'policy_contact',
  'policy_document',
  'policy_document_chunk',
  'policy_access',
  'policy_change',
  'erased_policy',
] as const;
