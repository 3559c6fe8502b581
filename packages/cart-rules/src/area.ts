import type { Area, Place } from './types.ts';

/** Whether a place lies in an area; `maybe` while the part of the address that decides it is not chosen. */
export const holds = (area: Area | undefined, { provinceId, districtId }: Place): 'yes' | 'no' | 'maybe' => {
  if (area === undefined) return 'yes';
  const { provinces = [], districts = [] } = area;
  if (provinceId !== null && provinces.includes(provinceId)) return 'yes';
  if (districtId !== null && districts.includes(districtId)) return 'yes';
  const provinceOpen = provinces.length > 0 && provinceId === null;
  const districtOpen = districts.length > 0 && districtId === null;
  return provinceOpen || districtOpen ? 'maybe' : 'no';
};
