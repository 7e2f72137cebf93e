/**
 * Where a visitor who asks for directions is sent. By name and address, not by our position: that is often
 * only the middle of a PIN area, and a map that is asked by address finds the door.
 */
import type { FoundHospital } from '@/lib/tools/hospitals/contract/hospital-answer';
import { formatAddress } from './hospital-copy';

/** RFC 5870, with the search words that map apps read; opened by the app the phone has for it. */
export function mapsAppHref(hospital: FoundHospital): string {
  const { position } = hospital;
  const at = position ? `${position.latitude},${position.longitude}` : '0,0';
  return `geo:${at}?q=${encodeURIComponent(words(hospital))}`;
}

/** For computers and phones that know no geo: link. */
export function webMapHref(hospital: FoundHospital): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words(hospital))}`;
}

function words(hospital: FoundHospital): string {
  return `${hospital.name}, ${formatAddress(hospital)} ${hospital.pin}`;
}
