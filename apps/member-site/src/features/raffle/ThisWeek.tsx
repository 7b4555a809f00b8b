import type { ValueOf } from '@baize/api'
import { claimRaffle, raffle } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { AnswerPlace, useAnswerFocus, useCall, usePermission } from '@baize/site'
import {
  Amount,
  Button,
  Card,
  Columns,
  Countdown,
  DateTime,
  Heading,
  Inline,
  KeyValueList,
  Stack,
  StatTile,
  Tag,
  Text,
  toast,
} from '@baize/ui'
import { LotteryIcon, TrophyIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from './ThisWeek.css.ts'

type Week = ValueOf<typeof raffle>

/** The current week: tickets, how to earn them, the prizes, and when the draw is. */
export function ThisWeek({ week }: { week: Week }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  // With nothing left to claim the button is disabled, and loses the focus.
  const { place, answered } = useAnswerFocus(String(week.own.claimed))
  const claim = useClaimTickets(week, answered)
  const { claimed, claimable, numbers } = week.own
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const ready = plural(claimable, { one: 'Claim # ticket', other: 'Claim # tickets' })
  return (
    <Stack space="md">
      <div className={css.figures}>
        <StatTile
          featured
          icon={<LotteryIcon />}
          label={t({ message: 'Your tickets', context: 'figure of a raffle' })}
          value={format.number(claimed)}
        />
        <StatTile
          label={t({ message: 'Ready to claim', context: 'figure of a raffle: tickets' })}
          value={format.number(claimable)}
        />
        <StatTile
          label={t({ message: 'All tickets', context: 'figure of a raffle' })}
          value={format.number(week.tickets)}
        />
        <StatTile
          label={t({ message: 'Until the draw', context: 'figure of a raffle' })}
          value={
            <Countdown
              to={week.drawAt}
              format="short"
              label={t({ message: 'Until the draw', context: 'figure of a raffle' })}
            />
          }
        />
      </div>
      <Columns space="md" collapseBelow="desktop" alignY="start">
        <Card as="section">
          <Stack space="sm">
            <AnswerPlace ref={place}>
              <Heading level={2} size="group">
                {t({ message: 'Your numbers', context: 'heading of a raffle' })}
              </Heading>
            </AnswerPlace>
            <Text>
              <Trans>
                Get one ticket for every <Amount value={week.rule.deposit} currency={currencySymbol} />{' '}
                deposited and every <Amount value={week.rule.validBet} currency={currencySymbol} /> of valid
                bet. The draw is on <DateTime value={week.drawAt} />.
              </Trans>
            </Text>
            {numbers.length > 0 && (
              <ul className={css.numbers}>
                {numbers.map(({ from, to }) => (
                  <li key={from}>
                    <Tag
                      label={
                        from === to ? format.number(from) : `${format.number(from)}–${format.number(to)}`
                      }
                    />
                  </li>
                ))}
              </ul>
            )}
            <Button
              fullWidth
              size="large"
              tone="premium"
              disabled={claimable === 0}
              loading={claim.isPending}
              onClick={() => claim.mutate({ params: { id: week.id } })}
            >
              {claimable === 0 ? t({ message: 'No tickets to claim yet', context: 'button' }) : ready}
            </Button>
          </Stack>
        </Card>
        <Card as="section">
          <Stack space="sm">
            <Heading level={2} size="group">
              {t({ message: 'Prizes', context: 'heading of a raffle' })}
            </Heading>
            <KeyValueList
              items={week.prizes.map((prize, index) => ({
                id: String(index),
                label: t({ message: `Prize ${index + 1}`, context: 'place of a raffle' }),
                value:
                  index === 0 ? (
                    <Inline as="span" space="2xs" nowrap>
                      <TrophyIcon size={18} /> {money(prize)}
                    </Inline>
                  ) : (
                    money(prize)
                  ),
                strong: index === 0,
              }))}
            />
          </Stack>
        </Card>
      </Columns>
    </Stack>
  )
}

function useClaimTickets({ id, own }: Week, onClaimed: () => void) {
  const { t } = useLingui()
  return useCall(claimRaffle, {
    // Each claim of a week has an idempotency key of its own: a late response to a lost request is not the response
    // to the next.
    intent: () => `${id} ${own.claimed}`,
    invalidatesAnyway: [raffle],
    failureToast: true,
    onSuccess({ from, to }) {
      onClaimed()
      toast({
        tone: 'positive',
        message:
          from === to
            ? t({ message: `Your ticket number is ${from}.`, context: 'raffle' })
            : t({ message: `Your ticket numbers are ${from} to ${to}.`, context: 'raffle' }),
      })
    },
  })
}
