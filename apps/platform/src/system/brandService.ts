import type { BrandData } from '@baize/ui/brand/serve'

export interface CustomerService {
  readonly csType: 'LIVECHAT' | 'TELEGRAM' | 'TELEGRAM 1' | 'TELEGRAM 2' | 'FACEBOOK'
  readonly title: string
  /** The title in partially translated locales. */
  readonly titles: Readonly<Record<string, string>>
  /** The real address; the page only sees a path that redirects to it. */
  readonly url: string
}

const serviceTypes: readonly string[] = ['LIVECHAT', 'TELEGRAM', 'TELEGRAM 1', 'TELEGRAM 2', 'FACEBOOK']

/** The brand's contacts that are customer service. */
export const serviceOf = (contacts: BrandData['contacts']): CustomerService[] =>
  contacts
    .filter(({ type }) => serviceTypes.includes(type))
    .map(({ type, label, labels = {}, url }) => ({
      csType: type as CustomerService['csType'],
      title: label,
      titles: labels,
      url,
    }))
