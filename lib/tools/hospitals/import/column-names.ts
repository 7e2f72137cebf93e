/** What insurers call the columns of their lists. */

export const fields = [
  'name',
  'address',
  'city',
  'district',
  'state',
  'pin',
  'phone',
  'latitude',
  'longitude',
] as const;
export type Field = (typeof fields)[number];

/** As they stand in the header, lower-case letters and digits only; the better ones first. */
export const columnNames: Readonly<Record<Field, readonly RegExp[]>> = {
  name: [
    /^(hospital|provider|facility|network(hospital|provider)|institution|centre|center|nursinghome)s?name$/,
    /^nameof(the)?(network)?(hospital|provider|facility|institution).*$/,
    /^(hospital|provider|facility)s?$/,
    /^hosp(ital)?name$/,
    /^name$/,
    /(hospital|provider).*name/,
  ],
  address: [
    /^(hospital|provider|full|complete|postal)?(address|addr|add)(line)?\d*$/,
    /^(street|locality|location|area|landmark)(address|name)?\d*$/,
    /address/,
  ],
  city: [/^(city|town|cityname|hospitalcity|citytown|citydistrict|providercity)$/, /^location$/],
  district: [/^(district|dist|districtname|hospitaldistrict)$/],
  state: [/^(state|statename|hospitalstate|stateut|providerstate|statename)$/],
  pin: [
    /^(pin|pincode|postalcode|postcode|zip|zipcode|pinno|pincodeno|hospitalpincode|areapin)$/,
    /pincode$/,
  ],
  phone: [
    /^(phone|telephone|contact|mobile|landline|tel)(no|nos|number|numbers|details)?\d*$/,
    /^(hospital|provider)?(phone|contact|landline|telephone)(no|number)?\d*$/,
  ],
  latitude: [/^(lat|latitude|hospitallatitude|pinlat|pinlatitude|geolat)$/],
  longitude: [/^(lng|lon|long|longitude|hospitallongitude|pinlng|pinlongitude|geolong)$/],
};
