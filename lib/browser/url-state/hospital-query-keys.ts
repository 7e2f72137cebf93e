/** Parameter names of the hospital search, by the member of `HospitalQuery`. */
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
