import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Countries by their ISO 3166 code: browsers have no Khmer names of them. A code that is missing here is shown as it is. */
export const countryNames: Readonly<Record<string, MessageDescriptor>> = {
  KH: msg({ message: 'Cambodia', context: 'country' }),
  TH: msg({ message: 'Thailand', context: 'country' }),
  VN: msg({ message: 'Vietnam', context: 'country' }),
  LA: msg({ message: 'Laos', context: 'country' }),
  MM: msg({ message: 'Myanmar', context: 'country' }),
  MY: msg({ message: 'Malaysia', context: 'country' }),
  SG: msg({ message: 'Singapore', context: 'country' }),
  PH: msg({ message: 'Philippines', context: 'country' }),
  ID: msg({ message: 'Indonesia', context: 'country' }),
  CN: msg({ message: 'China', context: 'country' }),
  HK: msg({ message: 'Hong Kong', context: 'country' }),
  TW: msg({ message: 'Taiwan', context: 'country' }),
  JP: msg({ message: 'Japan', context: 'country' }),
  KR: msg({ message: 'South Korea', context: 'country' }),
  IN: msg({ message: 'India', context: 'country' }),
}
