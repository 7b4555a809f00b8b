import { pointsBalance, pointsDetails, pointsReward } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, useCall, usePermission } from '@baize/site'
import { Amount, Art, Button, Inline, LinkButton, toast } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import * as css from './PointsHead.css.ts'

/**
 * The points of the account: how many, what they are worth, what waits to be collected; each leads to what it is made of.
 * For members with an account of their own: a trial account has no points.
 */
export function PointsHead() {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const read = useApiQuery(pointsBalance, {})
  const collect = useCollect(read.data?.points ?? '')
  const gate = useMemberGate()
  return (
    <Loaded read={read} lines={3}>
      {({ points, pending, worth }) => (
        <section
          className={css.head}
          aria-label={t({ message: 'Your points', context: 'name of a section' })}
        >
          <div className={css.art}>
            <Art motif="coins" seed="points" place="end" />
          </div>
          <div className={css.words}>
            <div>
              <p className={css.note}>{t({ message: 'Your points', context: 'name of a section' })}</p>
              <p className={css.figure}>
                <bdi>{format.amount(points)}</bdi>
              </p>
              <p className={css.note}>
                <Trans>
                  Worth <Amount value={worth} currency={currencySymbol} strong />
                </Trans>
              </p>
            </div>
            <Inline space="sm">
              <Button
                tone="premium"
                disabled={Number(pending) === 0}
                loading={collect.isPending}
                onClick={() => gate({ to: 'points' }, () => collect.mutate({}))}
              >
                {Number(pending) === 0
                  ? t({ message: 'Nothing to collect yet', context: 'button: points' })
                  : t({ message: `Collect ${format.amount(pending)} points`, context: 'button' })}
              </Button>
              <LinkButton href={`${paths.pointMall}?tab=details`} tone="premium" variant="soft">
                {t({ message: 'See points history', context: 'link to the points details' })}
              </LinkButton>
            </Inline>
          </div>
        </section>
      )}
    </Loaded>
  )
}

function useCollect(points: string) {
  const { t } = useLingui()
  const format = useFormat()
  return useCall(pointsReward, {
    // Each time has an idempotency key of its own: a late response to a lost request is not the response to the next.
    intent: () => points,
    invalidatesAnyway: [pointsBalance, pointsDetails],
    failureToast: true,
    onSuccess({ collected }) {
      const count = format.amount(collected)
      toast({ tone: 'positive', message: t`${count} points added.` })
    },
  })
}
