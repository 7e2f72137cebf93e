/**
 * The Insurance Ombudsman's offices and the places that each serves, by state. Cities and areas only: addresses and
 * mailboxes differ between published lists (see cioins.co.in). Where the source does not settle a place, the page says
 * which list to consult.
 */

export type OmbudsmanOffice =
  | 'Ahmedabad'
  | 'Bengaluru'
  | 'Bhopal'
  | 'Bhubaneswar'
  | 'Chandigarh'
  | 'Chennai'
  | 'Delhi'
  | 'Guwahati'
  | 'Hyderabad'
  | 'Jaipur'
  | 'Kochi (Ernakulam)'
  | 'Kolkata'
  | 'Lucknow'
  | 'Mumbai'
  | 'Noida'
  | 'Patna'
  | 'Pune'
  | 'Thane';

/** A state or union territory with one office. */
type WholeState = { id: string; name: string; office: OmbudsmanOffice };

/** One with several offices. */
export type SplitState = {
  id: string;
  name: string;
  /** The choice within the state. */
  placeLabel: string;
  parts: readonly { office: OmbudsmanOffice; places: readonly string[] }[];
  /** Every other place of the state; null if the source does not settle it. */
  elsewhere: { office: OmbudsmanOffice; area: string } | null;
};

/** One with several offices, whose places the source does not list. */
type UnlistedState = { id: string; name: string; sharedBy: readonly OmbudsmanOffice[] };

export type OmbudsmanState = WholeState | SplitState | UnlistedState;

export const ombudsmanStates: readonly OmbudsmanState[] = [
  { id: 'andaman-and-nicobar', name: 'Andaman and Nicobar Islands', office: 'Kolkata' },
  { id: 'andhra-pradesh', name: 'Andhra Pradesh', office: 'Hyderabad' },
  { id: 'arunachal-pradesh', name: 'Arunachal Pradesh', office: 'Guwahati' },
  { id: 'assam', name: 'Assam', office: 'Guwahati' },
  { id: 'bihar', name: 'Bihar', office: 'Patna' },
  { id: 'chandigarh', name: 'Chandigarh', office: 'Chandigarh' },
  { id: 'chhattisgarh', name: 'Chhattisgarh', office: 'Bhopal' },
  {
    id: 'dadra-nagar-haveli-daman-diu',
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    office: 'Ahmedabad',
  },
  { id: 'delhi', name: 'Delhi', office: 'Delhi' },
  { id: 'goa', name: 'Goa', office: 'Pune' },
  { id: 'gujarat', name: 'Gujarat', office: 'Ahmedabad' },
  {
    id: 'haryana',
    name: 'Haryana',
    placeLabel: 'City or district',
    parts: [{ office: 'Delhi', places: ['Gurugram', 'Faridabad', 'Sonepat', 'Bahadurgarh'] }],
    elsewhere: {
      office: 'Chandigarh',
      area: 'Haryana except Gurugram, Faridabad, Sonepat and Bahadurgarh',
    },
  },
  { id: 'himachal-pradesh', name: 'Himachal Pradesh', office: 'Chandigarh' },
  { id: 'jammu-and-kashmir', name: 'Jammu and Kashmir', office: 'Chandigarh' },
  { id: 'jharkhand', name: 'Jharkhand', office: 'Patna' },
  { id: 'karnataka', name: 'Karnataka', office: 'Bengaluru' },
  { id: 'kerala', name: 'Kerala', office: 'Kochi (Ernakulam)' },
  { id: 'ladakh', name: 'Ladakh', office: 'Chandigarh' },
  { id: 'lakshadweep', name: 'Lakshadweep', office: 'Kochi (Ernakulam)' },
  { id: 'madhya-pradesh', name: 'Madhya Pradesh', office: 'Bhopal' },
  {
    id: 'maharashtra',
    name: 'Maharashtra',
    placeLabel: 'City, district or Mumbai ward',
    parts: [
      {
        office: 'Thane',
        places: [
          'Thane district',
          'Navi Mumbai',
          'Palghar',
          'Raigad',
          'Mumbai wards M/East, M/West, N, S and T',
        ],
      },
      { office: 'Mumbai', places: ['Mumbai, wards other than M/East, M/West, N, S and T'] },
    ],
    elsewhere: {
      office: 'Pune',
      area: 'Maharashtra except Mumbai, Navi Mumbai, Thane, Palghar and Raigad',
    },
  },
  { id: 'manipur', name: 'Manipur', office: 'Guwahati' },
  { id: 'meghalaya', name: 'Meghalaya', office: 'Guwahati' },
  { id: 'mizoram', name: 'Mizoram', office: 'Guwahati' },
  { id: 'nagaland', name: 'Nagaland', office: 'Guwahati' },
  { id: 'odisha', name: 'Odisha', office: 'Bhubaneswar' },
  {
    id: 'puducherry',
    name: 'Puducherry',
    placeLabel: 'Region',
    parts: [
      { office: 'Chennai', places: ['Puducherry town', 'Karaikal'] },
      { office: 'Hyderabad', places: ['Yanam'] },
      { office: 'Kochi (Ernakulam)', places: ['Mahe'] },
    ],
    elsewhere: null,
  },
  { id: 'punjab', name: 'Punjab', office: 'Chandigarh' },
  { id: 'rajasthan', name: 'Rajasthan', office: 'Jaipur' },
  { id: 'sikkim', name: 'Sikkim', office: 'Kolkata' },
  { id: 'tamil-nadu', name: 'Tamil Nadu', office: 'Chennai' },
  { id: 'telangana', name: 'Telangana', office: 'Hyderabad' },
  { id: 'tripura', name: 'Tripura', office: 'Guwahati' },
  // No list of its districts was read on the council's site or in an insurer's wording: what we had was sample data of
  // a program, whose other rows are wrong. "The central districts" misleads too: Hardoi would be one.
  { id: 'uttar-pradesh', name: 'Uttar Pradesh', sharedBy: ['Lucknow', 'Noida'] },
  { id: 'uttarakhand', name: 'Uttarakhand', office: 'Noida' },
  { id: 'west-bengal', name: 'West Bengal', office: 'Kolkata' },
];
