import { useFormat } from '@baize/i18n'
import { Box, Heading, type KeyValue, KeyValueList, Link, Stack, Text } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldLabel } from '../texts/fieldLabels.ts'
import { type Profile, type ProfileFieldName, profileFieldNames, profileLock } from './profileFields.ts'

export interface LockedFactsProps {
  profile: Profile
  /** Address of customer service. */
  serviceHref: string | undefined
}

/** What is there for good: to be read, with the reason why, and with whom to speak. */
export function LockedFacts({ profile, serviceHref }: LockedFactsProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const locked = profileFieldNames.filter((name) => profileLock(name, profile))
  if (locked.length === 0) return null
  const shown = (name: ProfileFieldName) => {
    const value = profile.values[name] ?? ''
    return name === 'birthday' && /^\d{4}-\d\d-\d\d$/.test(value)
      ? format.date(`${value}T00:00:00Z`, { timeZone: 'UTC' })
      : value
  }
  const items: readonly KeyValue[] = locked.map((name) => ({
    id: name,
    label: fieldLabel(i18n, name),
    value: <bdi>{shown(name)}</bdi>,
  }))
  const fixed = locked.some((name) => profileLock(name, profile) === 'set')
  const verified = locked.some((name) => profileLock(name, profile) === 'verified')
  return (
    <Box as="section" surface="sunken" radius="large" padding="md">
      <Stack space="sm">
        <Heading level={3} size="item">
          {t({ message: 'Fixed details', context: 'heading: facts of a profile' })}
        </Heading>
        <KeyValueList items={items} />
        <Stack space="xs">
          {fixed && (
            <Text size="sm" tone="muted">
              {t`Your name and date of birth can’t be changed once they are set, because withdrawals are paid only to you.`}
            </Text>
          )}
          {verified && (
            <Text size="sm" tone="muted">
              {t`Change verified details in the security centre, with a code.`}
            </Text>
          )}
          {serviceHref !== undefined && (
            <Text size="sm">
              <Trans>
                Something wrong? <Link href={serviceHref}>Contact customer service</Link>
              </Trans>
            </Text>
          )}
        </Stack>
      </Stack>
    </Box>
  )
}
