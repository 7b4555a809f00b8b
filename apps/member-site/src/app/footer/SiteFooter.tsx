import { gameVendors } from '@baize/api/calls'
import { LanguageSection, useLanguage } from '@baize/i18n'
import { BrandLogo, licenceIn, useApiQuery, usePermission } from '@baize/site'
import { Footer } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { bankMarks } from './banks.ts'
import { loadMessages } from './messages.ts'
import { useFooterColumns } from './useFooterColumns.ts'

/** The popup with the brand's licence, over any page. */
const licencePopup = '?popup=licence'

/** The footer of every page: products, help, contact, vendors, banks, the operator's licence and the age limit. */
export function SiteFooter() {
  return (
    <LanguageSection load={loadMessages}>
      <FooterContent />
    </LanguageSection>
  )
}

function FooterContent() {
  const { t, i18n } = useLingui()
  const { locale } = useLanguage()
  const { brandName, minimumAge } = usePermission()
  const columns = useFooterColumns()
  const { data } = useApiQuery(
    gameVendors,
    { query: { language: locale } },
    { keepPrevious: true, ofSession: false },
  )
  const cards = (data?.lanes ?? []).flatMap((lane) => lane.cards)
  const vendors = [...new Map(cards.map((card) => [card.vassalage, card])).values()]
  return (
    <Footer
      logo={<BrandLogo name={brandName} />}
      minimumAge={minimumAge}
      copyright={`© ${new Date().getFullYear()} ${brandName}`}
      licence={licenceIn(i18n.locale) ?? t`${brandName} runs on sandbox data. No real money is used.`}
      licenceLink={{
        id: 'licence',
        label: t({ message: 'About the licence', context: 'footer: opens its details' }),
        href: licencePopup,
      }}
      columns={columns}
      vendors={vendors.map(({ vassalage, displayName, language, smallIcon }) => ({
        id: vassalage,
        name: displayName,
        lang: language,
        image: smallIcon,
      }))}
      payments={bankMarks}
    />
  )
}
