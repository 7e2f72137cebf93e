/** What a search engine's own console tells of addresses: how often they were shown, and which it does not list. */
export type SearchFigures = {
  clicks: number;
  impressions: number;
  /** Clicks of a hundred impressions. */
  ctr: number;
  /** Mean over the impressions; null where the export has none. */
  position: number | null;
};
export type SearchData = {
  files: string[];
  /** By address, without its fragment. */
  figures: Map<string, SearchFigures>;
  /** Addresses that are not listed, with the reason. */
  notListed: Map<string, string>;
};
