/** Countries whose mobile numbers are taken, with the digits that follow the dialling code without a leading zero. */
export const countries = [
  { code: 'KH', dialCode: '+855', minLength: 8, maxLength: 9 },
  { code: 'TH', dialCode: '+66', minLength: 9, maxLength: 9 },
  { code: 'VN', dialCode: '+84', minLength: 9, maxLength: 9 },
  { code: 'LA', dialCode: '+856', minLength: 9, maxLength: 10 },
  { code: 'MM', dialCode: '+95', minLength: 8, maxLength: 10 },
  { code: 'MY', dialCode: '+60', minLength: 9, maxLength: 10 },
  { code: 'SG', dialCode: '+65', minLength: 8, maxLength: 8 },
  { code: 'PH', dialCode: '+63', minLength: 10, maxLength: 10 },
  { code: 'ID', dialCode: '+62', minLength: 9, maxLength: 12 },
  { code: 'CN', dialCode: '+86', minLength: 11, maxLength: 11 },
  { code: 'HK', dialCode: '+852', minLength: 8, maxLength: 8 },
  { code: 'TW', dialCode: '+886', minLength: 9, maxLength: 9 },
  { code: 'JP', dialCode: '+81', minLength: 10, maxLength: 10 },
  { code: 'KR', dialCode: '+82', minLength: 9, maxLength: 10 },
  { code: 'IN', dialCode: '+91', minLength: 10, maxLength: 10 },
] as const

/** With the zero that people write before it. */
export const mobileMaxLength = Math.max(...countries.map(({ maxLength }) => maxLength)) + 1
