import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a value of each of the 24 patterns looks like; `reg_pattern_{id}` with the rule's lengths filled in. */
export const patternMessages: readonly MessageDescriptor[] = [
  msg({ id: 'reg_pattern_1', message: 'Use {min} to {max} characters of any kind' }),
  msg({ id: 'reg_pattern_2', message: 'Use {min} to {max} English letters and digits, a letter first' }),
  msg({ id: 'reg_pattern_3', message: 'Use {min} to {max} Chinese characters and digits' }),
  msg({ id: 'reg_pattern_4', message: 'Enter an e-mail address like name@example.com' }),
  msg({ id: 'reg_pattern_5', message: 'Use {min} to {max} English letters or digits' }),
  msg({
    id: 'reg_pattern_6',
    message: 'Use {min} to {max} English letters and digits, at least one of each',
  }),
  msg({ id: 'reg_pattern_7', message: 'Use {min} to {max} digits' }),
  msg({
    id: 'reg_pattern_8',
    message: 'Use {min} to {max} English letters and digits, at least one capital letter',
  }),
  msg({ id: 'reg_pattern_9', message: 'Use {min} to {max} English letters and spaces' }),
  msg({ id: 'reg_pattern_10', message: 'Use {min} to {max} characters without spaces' }),
  msg({ id: 'reg_pattern_11', message: 'Use {min} to {max} Chinese characters and punctuation marks' }),
  msg({ id: 'reg_pattern_12', message: 'Enter a date like 1990-12-31 or 12-31-1990' }),
  msg({ id: 'reg_pattern_13', message: 'Use {min} to {max} Korean characters' }),
  msg({ id: 'reg_pattern_14', message: 'Use {min} to {max} Thai characters' }),
  msg({ id: 'reg_pattern_15', message: 'Use {min} to {max} Thai or English letters' }),
  msg({
    id: 'reg_pattern_16',
    message: 'Use {min} to {max} characters, at least one capital and one small English letter',
  }),
  msg({
    id: 'reg_pattern_17',
    message: 'Use {min} to {max} English letters, digits and signs like # or !, at least one sign',
  }),
  msg({
    id: 'reg_pattern_18',
    message:
      'Use {min} to {max} characters with a capital letter, a small letter, a digit and a sign like # or !',
  }),
  msg({ id: 'reg_pattern_19', message: 'Enter the full name, its parts separated by one space' }),
  msg({ id: 'reg_pattern_20', message: 'Use {min} to {max} full-width Japanese characters' }),
  msg({ id: 'reg_pattern_21', message: 'Use {min} to {max} capital English letters without spaces' }),
  msg({ id: 'reg_pattern_22', message: 'Enter a mobile number, digits only, like 012345678' }),
  msg({ id: 'reg_pattern_23', message: 'Use {min} to {max} Khmer or English letters' }),
  msg({ id: 'reg_pattern_24', message: 'Use {min} to {max} Vietnamese letters and spaces' }),
]
