import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, Card, Countdown, DateTime, EmptyState, Heading, KeyValueList, Stack, Text } from '@baize/ui'
import { ClockIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { Rain } from './Running.tsx'

export interface NextProps {
  rain: Rain | undefined
  skew: number
  /** Its time is reached. */
  onBegun: () => void
}

/** The next rain, and how long until it begins. */
export function Next({ rain, skew, onBegun }: NextProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {t({ message: 'Next rain', context: 'heading: red envelopes' })}
        </Heading>
        {rain ? (
          <>
            <Text size="2xl" weight="strong" tabular>
              <Countdown
                to={rain.startsAt}
                skew={skew}
                label={t({ message: 'Until the next rain', context: 'countdown' })}
                onEnd={onBegun}
              />
            </Text>
            <KeyValueList
              items={[
                {
                  id: 'at',
                  label: t({ message: 'Starts', context: 'a rain of red envelopes' }),
                  value: <DateTime value={rain.startsAt} />,
                },
                {
                  id: 'pot',
                  label: t({ message: 'Total', context: 'what a rain holds' }),
                  value: <Amount value={rain.pot} currency={currencySymbol} />,
                  strong: true,
                },
                {
                  id: 'count',
                  label: t({ message: 'Envelopes', context: 'how many a rain holds' }),
                  value: format.number(rain.envelopes),
                },
              ]}
            />
          </>
        ) : (
          <EmptyState level={3} icon={<ClockIcon />} title={t`No rain scheduled yet`}>
            {t`Please check back later.`}
          </EmptyState>
        )}
      </Stack>
    </Card>
  )
}
