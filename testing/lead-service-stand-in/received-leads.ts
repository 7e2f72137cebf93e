/** What the Lead.svc stand-in was sent, in order of arrival, the newest `limit` of them. */
export type ReceivedLead = {
  at: string;
  /** Empty when the body was never read. */
  mobile: string;
  productId: number | null;
  slot: string;
  token: string;
  mode: string;
  outcome: 'accepted' | 'refused' | 'failed';
};

export function createReceivedLeads(limit: number) {
  // A ring: dropping the oldest must not cost more as the list grows.
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
