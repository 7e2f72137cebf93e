/** Records the newest `limit` leads in order of arrival. */
export type ReceivedLead = {
  at: string;
  /** Empty where the body was not read. */
  mobile: string;
  productId: number | null;
  slot: string;
  token: string;
  mode: string;
  outcome: 'accepted' | 'refused' | 'failed';
};

export function createReceivedLeads(limit: number) {
  // A ring buffer, so that dropping the oldest takes constant time.
  let leads: ReceivedLead[] = [];
  let oldest = 0;
  return {
    add(lead: ReceivedLead): ReceivedLead {
      if (leads.length < limit) {
        leads.push(lead);
      } else {
        leads[oldest] = lead;
        oldest = (oldest + 1) % limit;
      }
      return lead;
    },
    all: (): ReceivedLead[] => [...leads.slice(oldest), ...leads.slice(0, oldest)],
    clear(): void {
      leads = [];
      oldest = 0;
    },
  };
}
