import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { RelativeTime } from '../date-time/RelativeTime.tsx'
import * as css from './Leaderboard.css.ts'

interface LeaderboardRulesProps {
  formula: string
  tieRule: string | undefined
  countedAt: string | number
  now: number | undefined
}

/** What a board owes those who stand on it: its formula, its rule for ties, and when it was counted. */
export function LeaderboardRules({ formula, tieRule, countedAt, now }: LeaderboardRulesProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <dl className={css.rules}>
      <div className={css.rule}>
        <dt className={css.ruleName}>
          {t({ message: 'How scores are calculated', context: 'Leaderboard: the formula' })}
        </dt>
        <dd className={css.ruleText}>
          <bdi>{formula}</bdi>
        </dd>
      </div>
      <div className={css.rule}>
        <dt className={css.ruleName}>{t({ message: 'Ties', context: 'Leaderboard: the rule for ties' })}</dt>
        <dd className={css.ruleText}>
          <bdi>
            {tieRule ??
              t({
                message: 'Whoever reached the score first ranks higher.',
                context: 'Leaderboard: the rule for ties',
              })}
          </bdi>
        </dd>
      </div>
      <div className={css.rule}>
        <dt className={css.ruleName}>
          {t({ message: 'Updated', context: 'Leaderboard: when it was brought up to date' })}
        </dt>
        <dd className={css.ruleText}>
          <RelativeTime value={countedAt} {...(now !== undefined && { now })} />
          <span translate="no">{` · ${format.dateTime(countedAt, { seconds: true })}`}</span>
        </dd>
      </div>
    </dl>
  )
}
