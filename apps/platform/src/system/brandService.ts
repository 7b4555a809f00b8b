import type { BrandData } from '@baize/ui/brand/serve'

export interface CustomerService {
  readonly csType: 'LIVECHAT' | 'TELEGRAM' | 'TELEGRAM 1' | 'TELEGRAM 2' | 'FACEBOOK'
  readonly title: string
  /** The title in partially translated locales. */
  readonly titles: Readonly<Record<string, string>>
  /** The real address; the page only sees a path that redirects to it. Empty: the platform's own service page. */
  readonly url: string
}

const serviceTypes: readonly string[] = ['LIVECHAT', 'TELEGRAM', 'TELEGRAM 1', 'TELEGRAM 2', 'FACEBOOK']

const liveChat: CustomerService = {
  csType: 'LIVECHAT',
  title: 'Live chat',
  titles: { km: 'ជជែកផ្ទាល់', 'zh-Hans': '在线客服', ar: 'الدردشة المباشرة' },
  url: '',
}

/** The brand's contacts that are customer service. Play money has a live chat of its own besides. */
export function serviceOf(contacts: BrandData['contacts'], playMoney: boolean): CustomerService[] {
  const own = contacts
    .filter(({ type }) => serviceTypes.includes(type))
    .map(({ type, label, labels = {}, url }) => ({
      csType: type as CustomerService['csType'],
      title: label,
      titles: labels,
      url,
    }))
  return playMoney && !own.some(({ csType }) => csType === 'LIVECHAT') ? [liveChat, ...own] : own
}
