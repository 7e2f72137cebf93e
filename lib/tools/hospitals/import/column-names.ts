/** Insurers' names for the columns of their lists. */

/** Patterns that the `columnKey` of a header matches; the more specific ones first. */
export const columnNames = {
  name: [
    /^(hospital|provider|facility|network(hospital|provider)|institution|centre|center|clinic|nursinghome)s?name$/,
    /^nameof(the)?(network)?(hospital|provider|facility|(medical)?institution).*$/,
    /^(cashless|network)?(hospital|provider|facility|medicalinstitution|healthfacility)s?$/,
    /^(अस्पताल|चिकित्सालय|हॉस्पिटल)(कानाम)?$/,
    /^name$/,
    /(hospital|provider).*name/,
    // This follows the columns that hold a name alone: "Hospital Name & Address".
    /^(hospital|provider)name(and|with)?address$/,
  ],
  address: [
    /^(hospital|provider|full|complete|postal)?(address|addr|add)(line)?\d*$/,
    /^(street|locality|location|area|landmark|place)(address|name)?\d*$/,
    /^(पता|स्थान)$/,
    /(?<!claims?|email|web(?:site)?)address/,
  ],
  city: [
    /^(city|town|cityname|townname|hospitalcity|citytown|citydistrict|providercity)$/,
    /^(शहर|नगर)(कानाम)?$/,
    /^(city|town)(and)?pin(code|no)?$/,
    /^location$/,
  ],
  district: [/^(district|dist|districtname|hospitaldistrict|providerdistrict)$/, /^जिला(कानाम)?$/],
  state: [/^(state|statename|hospitalstate|stateut|providerstate)$/, /^राज्य(कानाम)?$/],
  pin: [
    /^(pin|pincode|postalcode|postcode|zip|zipcode|pinno|pincodeno|hospitalpincode|areapin)$/,
    /^पिन(कोड)?$/,
    /pincode$/,
  ],
  phoneCode: [/^(std|area|phone)(code)(no|number)?$/, /^std(no|number)?$/],
  phone: [
    /^(hospital|provider)?(phone|ph|telephone|contact|mobile|mob|landline|tel|helpline|tollfree)(no|nos|number|numbers|details)?\d*$/,
    /^(फोन|मोबाइल|दूरभाष|संपर्क)(नंबर|नं)?$/,
  ],
  latitude: [/^(lat|latitude|hospitallatitude|pinlat|pinlatitude|geolat)$/],
  longitude: [/^(lng|lon|long|longitude|hospitallongitude|pinlng|pinlongitude|geolong)$/],
  position: [
    /^(location|geo|gps|map)?(coordinates?|latlong|latlng|latitudelongitude)$/,
    /^(google)?(geo|gps|maps?)(link|url|location|position)?$/,
  ],
  specialities: [
    /^(hospital|medical|available)?speciali?t(y|ies)(available|offered|name)?\d*$/,
    /^speciali[sz]ations?$/,
  ],
  tieUp: [
    /^((type|kind)of)?tieup(type|kind)?$/,
    /^((type|kind)of(network|empanelment)|(network|empanelment)(type|kind))$/,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;
export type ListField = keyof typeof columnNames;

/** Fields that may have several columns, all of which are read. */
export const multiColumnFields: ReadonlySet<ListField> = new Set([
  'address',
  'phone',
  'specialities',
]);

/** Words that databases abbreviate. */
const abbreviations: Readonly<Record<string, string>> = {
  hosp: 'hospital',
  nm: 'name',
  addr: 'address',
  dist: 'district',
  st: 'state',
  cd: 'code',
  prov: 'provider',
  spl: 'speciality',
};

/** A header reduced to lower-case letters of any script and digits. */
export function columnKey(cell: string): string {
  return (
    cell
      .normalize('NFD')
      // The nukta, which some keyboards leave out.
      .replace(/\u093c/g, '')
      .normalize('NFC')
      .replace(/&/g, ' and ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      // "City / शहर"
      .replace(/\p{Script=Devanagari}+/gu, /[a-z]/i.test(cell) ? ' ' : '$&')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
      .map((word, _, { length }) =>
        // "St." alone may be the status.
        Object.hasOwn(abbreviations, word) && (word !== 'st' || length > 1)
          ? abbreviations[word]
          : word,
      )
      .join('')
  );
}
