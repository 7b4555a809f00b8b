import { chatIsOn } from '../chat/sessions.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { domainRoute, imageCdns, launchGameCdns, ownHosts } from './addresses.ts'
import { mobileMaxLength } from './countries.ts'

const on = (enabled: boolean) => (enabled ? ('1' as const) : ('0' as const))

/** The switches as a tree of modules: `MEMBER` has one node for each. */
export const moduleTree = ({ brand }: Settings) => ({
  modId: 'MEMBER',
  enabled: on(true),
  childrenNodes: Object.entries(brand.switches).map(([modId, enabled]) => ({ modId, enabled: on(enabled) })),
})

const apps = ['ios', 'iosLite', 'android'] as const

/** Where the apps are: the store, the text of the QR code that another device reads, the guide. */
export const appEntries = ({ appStores, publicUrls }: Settings, language: string) =>
  apps.map((system) => ({
    system,
    url: appStores[system],
    qrText: `${publicUrls.member}/m/appDownload?language=${encodeURIComponent(language)}`,
    guide: system === 'android' ? 'android' : 'ios',
  }))

/** What the permission call returns of the site besides the platform's status. */
export function siteFacts(platform: Platform) {
  const { settings } = platform
  const { brand, appStores, publicUrls } = settings
  return {
    resources: {
      APP: [
        { label: 'ios', url: appStores.ios },
        { label: 'iosLite', url: appStores.iosLite },
      ],
      AGENT: [{ label: 'agent', url: publicUrls.agent }],
      Android: [{ label: 'android', url: appStores.android }],
      /** The origins of a chat; nowhere where chat is switched off. */
      CHAT: chatIsOn(platform) ? [{ label: 'service', url: publicUrls.platform }] : [],
    },
    whitelabel: moduleTree(settings),
    domainRoute: domainRoute(settings),
    mainDomain: domainRoute(settings)[0] ?? '',
    ownHosts: ownHosts(settings),
    register: brand.switches.USERNAMEREG3 === true || brand.switches.MOBILENUMREG3 === true,
    gtagId: settings.gtagId,
    imageCDNs: imageCdns(settings),
    launchGameCDNs: launchGameCdns(settings),
    mobileMaxLength,
  }
}
