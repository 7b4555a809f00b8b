import type { Handlers } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { domainRoute } from './addresses.ts'
import { countries } from './countries.ts'
import { serviceEntries } from './customer-service.ts'
import { isBlocked, type Origin } from './region.ts'
import { appEntries, moduleTree, siteFacts } from './site.ts'

/** The platform's status for the caller: maintenance applies to all, a blocked region to its visitors. */
async function statusOf({ status, settings }: Platform, origin: Origin, now: Date) {
  const { status: all, message, until } = await status.read()
  const code = all === 0 && isBlocked(settings.blockedRegions, origin) ? (2 as const) : all
  return { status: code, ip: origin.ip, message, until: until?.toISOString() ?? null, now: now.toISOString() }
}

export const systemHandlers: Pick<
  Handlers,
  | 'systemStatus'
  | 'permission'
  | 'whitelabel'
  | 'domainRoute'
  | 'countryCodes'
  | 'appDownload'
  | 'encryptionKeys'
  | 'registerSettings'
> = {
  systemStatus: (_request, context) => statusOf(context.platform, context, context.now()),

  async permission(_request, { platform, ip, country, now, settings, language }) {
    const { brand } = settings
    const standing = await statusOf(platform, { ip, country }, now())
    return {
      ...standing,
      ...siteFacts(platform),
      location: { ip },
      maintenance: standing.status === 1,
      regionRestriction: standing.status === 2,
      merchantCode: brand.merchantCode,
      brandName: brand.name,
      currency: brand.currency,
      currencySymbol: brand.currencySymbol,
      gmtOffsetMinutes: brand.gmtOffsetMinutes,
      languages: [...brand.languages],
      defaultLanguage: brand.defaultLanguage,
      minimumAge: brand.minimumAge,
      policyProfile: brand.policyProfile,
      switches: { ...brand.switches },
      customerService: serviceEntries(platform, language),
      sandbox: settings.playMoney,
    }
  },

  async whitelabel(_request, { settings }) {
    return { whitelabel: moduleTree(settings), whitelabelVal: { ...settings.brand.switches } }
  },

  async domainRoute(_request, { settings }) {
    return { domains: domainRoute(settings) }
  },

  async countryCodes() {
    return { countries: [...countries] }
  },

  async appDownload({ query }, { settings, language }) {
    return { apps: appEntries(settings, query.language ?? language) }
  },

  async encryptionKeys(_request, { platform, now }) {
    return { keys: await platform.keys.published(), now: now().toISOString() }
  },

  async registerSettings(_request, { settings }) {
    return {
      rules: { ...settings.registerRules },
      termsVersion: settings.brand.termsVersion,
      termsTicked: settings.brand.policyProfile === 'standard',
      minimumAge: settings.brand.minimumAge,
    }
  },
}
