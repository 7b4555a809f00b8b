import { loadViewMessages } from '@baize/account'
import type { ValueOf } from '@baize/api'
import {
  balance,
  claimRebate,
  publicState,
  rebate,
  rebateHistory,
  rewards,
  transactions,
} from '@baize/api/calls'
import { joinMessages, LanguageSection, useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, useCall, useInvalidate, usePermission, zoneOf } from '@baize/site'
import { Amount, Button, Card, Countdown, DateTime, EmptyState, Heading, Stack, Text, toast } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { NotFound } from '../../shared/NotFound.tsx'
import { loadMessages } from './messages.ts'
import { RebateHistory } from './RebateHistory.tsx'
import { RebateTable } from './RebateTable.tsx'

const loadAll = joinMessages(loadViewMessages, loadMessages)

/** The manual rebate: what can be claimed and of what it is made, what is gathering, and what was claimed. */
export function RebateScreen() {
  const { switches } = usePermission()
  if (switches.MANPLAYREB3 !== true) return <NotFound />
  return (
    <LanguageSection load={loadAll}>
      <Rebate />
    </LanguageSection>
  )
}

function Rebate() {
  const { t } = useLingui()
  const read = useApiQuery(rebate, {})
  return (
    <Stack space="lg">
      <Stack space="xs">
        <Heading level={1}>{t({ message: 'Rebate', context: 'page title' })}</Heading>
        <Text tone="muted">{t`Get back a share of every valid bet, at your VIP level’s rate.`}</Text>
      </Stack>
      <Loaded read={read} lines={8}>
        {(value) => (
          <Stack space="lg">
            <Ready value={value} />
            <Gathering value={value} />
          </Stack>
        )}
      </Loaded>
      <RebateHistory />
    </Stack>
  )
}

type Rebate = ValueOf<typeof rebate>

function Ready({ value }: { value: Rebate }) {
  const { t } = useLingui()
  const symbol = useApiQuery(balance, {}).data?.currencySymbol
  const { from, through, amount, rows } = value
  const nothing = from === null || through === null || !/[1-9]/.test(amount)
  const claim = useCall(claimRebate, {
    intent: () => `${from} ${through}`,
    failureToast: true,
    invalidatesAnyway: [rebate, rebateHistory, balance, rewards, publicState, transactions],
    onSuccess: () => toast({ message: t`Rebate added to your balance.` }),
  })
  return (
    <Card as="section" surface="raised">
      <Stack space="md">
        <Heading level={2}>{t({ message: 'Ready to claim', context: 'heading: rebate' })}</Heading>
        {nothing ? (
          <EmptyState level={3} title={t`Nothing to claim yet`}>
            {t`You can claim the rebate on today’s bets after the cut-off.`}
          </EmptyState>
        ) : (
          <>
            <Stack space="none">
              <Text size="2xl" weight="strong">
                <Amount value={amount} currency={symbol} />
              </Text>
              <Text size="sm" tone="muted">
                <Trans context="rebate: the days that it is for">
                  For <DateTime value={`${from}T00:00:00Z`} timeZone="UTC" show="date" /> to{' '}
                  <DateTime value={`${through}T00:00:00Z`} timeZone="UTC" show="date" />
                </Trans>
              </Text>
            </Stack>
            <RebateTable
              rows={rows}
              total={amount}
              caption={t({ message: 'Claimable rebate by category', context: 'name of a table' })}
            />
            <Button
              size="large"
              tone="premium"
              fullWidth
              loading={claim.isPending}
              onClick={() => claim.mutate({})}
            >
              {t({ message: 'Claim rebate', context: 'button' })}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  )
}

function Gathering({ value }: { value: Rebate }) {
  const { t } = useLingui()
  const format = useFormat()
  const invalidate = useInvalidate()
  const { nextCutOffAt, gathering, gmtOffsetMinutes } = value
  const zone = zoneOf(gmtOffsetMinutes)
  const at = format.dateTime(nextCutOffAt, { timeZone: zone })
  const offset = format.gmtOffset(nextCutOffAt, { timeZone: zone })
  return (
    <Card as="section">
      <Stack space="md">
        <Stack space="xs">
          <Heading level={2}>
            {t({ message: 'Pending', context: 'heading: rebate since the last cut-off' })}
          </Heading>
          <Text size="sm" tone="muted">
            <Trans context="rebate: when what gathers can be claimed">
              Cut-off at {at} ({offset}), in{' '}
              <Countdown
                to={nextCutOffAt}
                label={t`Time until the cut-off`}
                silent
                onEnd={() => invalidate(rebate)}
              />
              . Days end at midnight in this time zone.
            </Trans>
          </Text>
        </Stack>
        <RebateTable
          rows={gathering.rows}
          total={gathering.amount}
          caption={t({ message: 'Pending rebate by category', context: 'name of a table' })}
        />
      </Stack>
    </Card>
  )
}
