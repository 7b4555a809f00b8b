/** A mobile number of each country as people there write it, for an empty field. */
export const mobileExamples: Readonly<Record<string, string>> = {
  KH: '012 345 678',
  TH: '081 234 5678',
  VN: '0912 345 678',
  LA: '020 2234 5678',
  MM: '09 421 234 567',
  MY: '012 345 6789',
  SG: '8123 4567',
  PH: '0917 123 4567',
  ID: '0812 3456 7890',
  CN: '138 1234 5678',
  HK: '5123 4567',
  TW: '0912 345 678',
  JP: '090 1234 5678',
  KR: '010 1234 5678',
  IN: '98765 43210',
}
