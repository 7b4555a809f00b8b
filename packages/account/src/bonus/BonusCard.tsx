import type { ApiError } from '@baize/api'
import { balance, bonusDetails, bonuses, cancelBonus, claimBonus } from '@baize/api/calls'
import { useCall, usePermission, usePlatform, useSkew } from '@baize/site'
import {
  Amount,
  Art,
  Button,
  Card,
  Countdown,
  confirm,
  Heading,
  Inline,
  KeyValueList,
  Link,
  Progress,
  Stack,
  StatusLabel,
  Text,
  toast,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { usePlace } from '../places/places.ts'
import { brandDay } from '../records/period.ts'
import * as css from './BonusCard.css.ts'
import { bonusStateLooks, type Grant, isPlayed } from './labels.ts'

/** A bonus to claim, or one that is wagered: how far it is, what is left of its time, and what can be done with it. */
export function BonusCard({ grant }: { grant: Grant }) {
  const { i18n, t } = useLingui()
  const currency = useCurrency()
  const skew = useSkew()
  const { name, language, state, amount, multiplier, required, progress, offerEndsAt, wageringEndsAt } = grant
  const ends = state === 'offered' ? offerEndsAt : wageringEndsAt
  const look = bonusStateLooks[state]
  const bets = useBetsOf(grant)
  const money = (value: string) => <Amount value={value} currency={currency} />
  return (
    <Card as="li">
      <Stack space="sm">
        <div className={css.picture}>
          <Art motif="gift" seed={grant.definitionId} />
        </div>
        <Heading level={3}>
          <bdi lang={language}>{name}</bdi>
        </Heading>
        <Inline align="between" space="sm">
          <Text size="xl" weight="strong">
            {money(amount)}
          </Text>
          <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
        </Inline>
        {isPlayed(grant) && (
          <Progress
            label={t({ message: 'Wagered', context: 'progress of a bonus' })}
            value={Number(progress)}
            max={Number(required)}
          />
        )}
        <KeyValueList
          items={[
            {
              id: 'required',
              label: t({ message: 'Total to wager', context: 'of a bonus' }),
              value: money(required),
            },
            {
              id: 'multiplier',
              label: t({ message: 'Multiplier', context: 'how often a bonus is wagered' }),
              value: `${multiplier}×`,
            },
            ...(isPlayed(grant)
              ? [
                  {
                    id: 'progress',
                    label: t({ message: 'Wagered', context: 'progress of a bonus' }),
                    value: money(progress),
                  },
                ]
              : []),
            ...(ends === null
              ? []
              : [
                  {
                    id: 'ends',
                    label: t({ message: 'Time left', context: 'of a bonus' }),
                    value: (
                      <Countdown
                        to={ends}
                        format="short"
                        silent
                        label={t({ message: 'Time left', context: 'of a bonus' })}
                        skew={skew}
                      />
                    ),
                  },
                ]),
          ]}
        />
        {bets && (
          <Inline>
            <Link standalone href={bets}>
              {t({
                message: 'Bets since it was claimed',
                context: 'link: to the betting record, of a bonus',
              })}
            </Link>
          </Inline>
        )}
        <BonusActions grant={grant} />
      </Stack>
    </Card>
  )
}

/** Where the bets are that a bonus is wagered with: the betting record from the day on that it was claimed. */
function useBetsOf(grant: Grant): string | undefined {
  const { client } = usePlatform()
  const { gmtOffsetMinutes } = usePermission()
  const record = usePlace('bettingRecord')
  if (!isPlayed(grant) || grant.claimedAt === null) return undefined
  return record({
    from: brandDay(new Date(grant.claimedAt), gmtOffsetMinutes),
    to: brandDay(client.now(), gmtOffsetMinutes),
  })
}

function BonusActions({ grant }: { grant: Grant }) {
  const { t } = useLingui()
  const { id, state } = grant
  const params = { id }
  const change = {
    intent: () => id,
    invalidatesAnyway: [bonuses, bonusDetails, balance],
    failureToast: ({ code }: ApiError) =>
      code === 'tooManyOpen'
        ? t`You can have one active bonus at a time. Finish or forfeit yours to claim the next one.`
        : undefined,
  }
  const thank = (message: string) => () => void toast({ tone: 'positive', message })
  const claiming = useCall(claimBonus, { ...change, onSuccess: thank(t`Bonus claimed.`) })
  const cancelling = useCall(cancelBonus, { ...change, onSuccess: thank(t`Bonus forfeited.`) })

  async function giveUp() {
    const sure = await confirm({
      question: t`Forfeit this bonus?`,
      message: t`You lose the remaining bonus money. You keep your cash.`,
      confirmLabel: t({ message: 'Forfeit', context: 'button in a dialog: a bonus' }),
      cancelLabel: t({ message: 'Keep', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (sure) cancelling.mutate({ params })
  }
  return (
    <Inline space="xs">
      {state === 'offered' && (
        <Button tone="premium" loading={claiming.isPending} onClick={() => claiming.mutate({ params })}>
          {t({ message: 'Claim', context: 'button: a bonus' })}
        </Button>
      )}
      {isPlayed(grant) && (
        <Button
          variant="outline"
          tone="neutral"
          aria-haspopup="dialog"
          loading={cancelling.isPending}
          onClick={() => void giveUp()}
        >
          {t({ message: 'Forfeit', context: 'button: a bonus' })}
        </Button>
      )}
    </Inline>
  )
}
