/** What the floors say, in English only: the same words as ours. */
import type { RegisterRule } from '../../src/compiler/index.ts'

const patterns = [
  'Use {min} to {max} characters of any kind',
  'Use {min} to {max} English letters and digits, a letter first',
  'Use {min} to {max} Chinese characters and digits',
  'Enter an e-mail address like name@example.com',
  'Use {min} to {max} English letters or digits',
  'Use {min} to {max} English letters and digits, at least one of each',
  'Use {min} to {max} digits',
  'Use {min} to {max} English letters and digits, at least one capital letter',
  'Use {min} to {max} English letters and spaces',
  'Use {min} to {max} characters without spaces',
  'Use {min} to {max} Chinese characters and punctuation marks',
  'Enter a date like 1990-12-31 or 12-31-1990',
  'Use {min} to {max} Korean characters',
  'Use {min} to {max} Thai characters',
  'Use {min} to {max} Thai or English letters',
  'Use {min} to {max} characters, at least one capital and one small English letter',
  'Use {min} to {max} English letters, digits and signs like # or !, at least one sign',
  'Use {min} to {max} characters with a capital letter, a small letter, a digit and a sign like # or !',
  'Enter the full name, its parts separated by one space',
  'Use {min} to {max} full-width Japanese characters',
  'Use {min} to {max} capital English letters without spaces',
  'Enter a mobile number, digits only, like 012345678',
  'Use {min} to {max} Khmer or English letters',
  'Use {min} to {max} Vietnamese letters and spaces',
]

export const words = {
  required: (label: string) => `${label} is required`,
  short: (label: string, min: number, length: number) =>
    `${label} must be at least ${min} characters. It has ${length}`,
  long: (label: string, max: number) => `${label} must be ${max} characters or fewer`,
  mismatch: (label: string) => `${label}: the passwords don’t match`,
  pattern: ({ patternId, minLength, maxLength }: RegisterRule) =>
    (patterns[(patternId ?? 1) - 1] ?? '')
      .replace('{min}', String(minLength))
      .replace('{max}', String(maxLength)),
}
