const governmentLicence = {
  name: 'Government Open Data License - India',
  href: 'https://www.data.gov.in/Godl',
};

/** Sources of the place data. Both licences require this attribution below every result. */
export const placeSources = [
  {
    name: 'GeoNames',
    href: 'https://www.geonames.org/',
    licence: { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  {
    name: 'Department of Posts, Government of India',
    href: 'https://www.data.gov.in/resource/all-india-pincode-directory-till-last-month',
    licence: governmentLicence,
  },
  {
    name: 'Local Government Directory, Government of India',
    href: 'https://lgdirectory.gov.in/',
    licence: governmentLicence,
  },
] as const;
