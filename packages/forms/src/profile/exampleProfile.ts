import type { RegisterRule, RegisterRules } from '../compiler/index.ts'
import { type Profile, profileFieldNames } from './profileFields.ts'

const rule = (settings: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 1,
  minLength: null,
  maxLength: 60,
  ...settings,
})

/** Rules that show every field of the profile. */
export const profileRules: RegisterRules = {
  ...Object.fromEntries(profileFieldNames.map((name) => [name, rule()])),
  payeeName: rule({ required: true, acceptedPattern: null, patternId: 23, minLength: 2, maxLength: 50 }),
  email: rule({ acceptedPattern: null, patternId: 4, maxLength: 120 }),
  mobileNum: rule({ required: true, acceptedPattern: null, patternId: 22, maxLength: 15 }),
  birthday: rule({ required: true, acceptedPattern: null, patternId: 12, maxLength: 10 }),
  permanentAddress: rule({ required: true, minLength: 5, maxLength: 200 }),
  currentAddress: rule({ required: true, minLength: 5, maxLength: 200 }),
  bankAccountNumber: rule({ acceptedPattern: null, patternId: 7, minLength: 6, maxLength: 20 }),
}

/** A user who has been here for a while. */
export const exampleProfile: Profile = {
  values: {
    payeeName: 'Sok Dara',
    birthday: '1994-04-14',
    mobileNum: '012 ··· 678',
    nickname: 'Dara94',
    email: 'dara@example.com',
    telegram: 'sokdara',
    permanentAddress: 'House 12, Street 51, Phnom Penh',
    currentAddress: 'House 3, Street 178, Phnom Penh',
  },
  verified: ['mobileNum'],
}
