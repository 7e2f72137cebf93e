/** Names in the query of the hospital search, by what they hold in `HospitalQuery`. */
export const hospitalQueryKeys = {
  q: 'q',
  city: 'city',
  pin: 'pin',
  kind: 'kind',
  insurers: 'insurer',
  speciality: 'speciality',
  tieUp: 'tie-up',
  near: 'near',
  radiusKm: 'radius',
  sort: 'sort',
  isAll: 'show',
  page: 'page',
} as const;
