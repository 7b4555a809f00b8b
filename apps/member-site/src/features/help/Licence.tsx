import { LanguageSection } from '@baize/i18n'
import { contactsIn, licenceIn, usePermission } from '@baize/site'
import { KeyValueList, Link, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { PlacedBanner } from '../../shared/banners/PlacedBanner.tsx'
import { loadMessages } from './messages.ts'

/** Under which licence the brand runs, who may play, and where the rules are read. */
export function Licence() {
  return (
    <LanguageSection load={loadMessages}>
      <Facts />
    </LanguageSection>
  )
}

function Facts() {
  const { t, i18n } = useLingui()
  const { brandName, minimumAge, merchantCode, mainDomain, sandbox } = usePermission()
  const licence = licenceIn(i18n.locale)
  const contacts = contactsIn(i18n.locale)
  return (
    <Stack space="lg">
      <Text>
        {licence ??
          (sandbox
            ? t`${brandName} runs on sandbox data. No real money is used.`
            : t`Contact customer service for ${brandName}’s licence details.`)}
      </Text>
      <KeyValueList
        items={[
          { id: 'brand', label: t({ message: 'Brand', context: 'of the licence' }), value: brandName },
          {
            id: 'code',
            label: t({ message: 'Operator code', context: 'of the licence: number of the brand' }),
            value: <bdi>{merchantCode}</bdi>,
          },
          {
            id: 'address',
            label: t({ message: 'Address of the site', context: 'of the licence: internet address' }),
            value: <bdi dir="ltr">{mainDomain.replace(/^https?:\/\//, '')}</bdi>,
          },
          {
            id: 'age',
            label: t({ message: 'Who may play', context: 'of the licence' }),
            value: t`People aged ${minimumAge} or over`,
          },
          ...contacts.map(({ type, label, url }) => ({
            id: type,
            label,
            value: (
              <Link standalone href={url} external>
                <bdi dir="ltr">{url.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')}</bdi>
              </Link>
            ),
          })),
        ]}
      />
      <Link standalone href="/helpmc#term">
        {t({ message: 'Read the terms', context: 'link in the licence' })}
      </Link>
      <PlacedBanner place="w_pagcor" />
    </Stack>
  )
}
