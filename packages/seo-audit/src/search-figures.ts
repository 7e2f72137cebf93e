/** Data from a search engine's own console: impressions and clicks by address, and addresses that are not indexed. */
export type SearchFigures = {
  clicks: number;
  impressions: number;
  /** Clicks per 100 impressions. */
  ctr: number;
  /** Mean weighted by impressions; null where the export has none. */
  position: number | null;
};
export type SearchData = {
  files: string[];
  /** Figures by address, without its fragment. */
  figures: Map<string, SearchFigures>;
  /** Addresses that are not indexed, with the reason. */
  notListed: Map<string, string>;
};
