import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Art } from '../art/Art.tsx'
import type { ArtMotif } from '../art/motifs.ts'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { TrophyIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './Leaderboard.css.ts'
import { LeaderboardRow } from './LeaderboardRow.tsx'
import { LeaderboardRules } from './LeaderboardRules.tsx'

/** A place on the board. */
export interface LeaderboardPlace {
  /** From 1. */
  rank: number
  /** The player's name; masked here unless it is masked already. Equal ranks may have equal names. */
  name: string
  /** What was reached, a decimal string. */
  score: string
  /** What the place wins, plain text: "$500.00". */
  prize?: string | undefined
}

export interface LeaderboardProps extends CommonProps<HTMLElement> {
  /** Its heading. */
  title: string
  /** What is counted: "Valid bet", "Points". */
  metric: string
  /** The places, first to last. */
  places: readonly LeaderboardPlace[]
  /** One's own place; marked where it is among the places, and pinned under them where it is not. */
  own?: LeaderboardPlace | undefined
  /** Sign of the currency, where the metric is money; without one, scores are plain counts. */
  currency?: string | undefined
  /** How a score is counted, in words or as a formula; plain text. */
  formula: string
  /** Which entry is first where scores are equal. @default the one that reached the score first */
  tieRule?: string | undefined
  /** When the board was counted; ISO 8601 or milliseconds. */
  countedAt: string | number
  /** What counts as now, for stories and tests. @default the clock */
  now?: number
  /** The built-in image at the top. @default 'trophy' */
  motif?: ArtMotif
  /** Place of the title in the outline. @default 2 */
  level?: 2 | 3 | 4
}

/** Who leads, by which formula, with which rule for ties, and how fresh the count is. */
export function Leaderboard({
  title,
  metric,
  places,
  own,
  currency,
  formula,
  tieRule,
  countedAt,
  now,
  motif = 'trophy',
  level = 2,
  ...root
}: LeaderboardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const titleId = useId()
  const Title = `h${level}` as const
  const isOwn = (place: LeaderboardPlace) =>
    own !== undefined && place.rank === own.rank && place.name === own.name
  const scoreOf = (score: string) =>
    currency === undefined ? format.number(score) : format.amount(score, { symbol: currency })
  return (
    <section className={css.board} aria-labelledby={titleId} {...commonProps(root)}>
      <div className={css.head}>
        <div className={css.art}>
          <Art motif={motif} seed={title} place="end" />
        </div>
        <Title className={css.title} id={titleId}>
          <bdi>{title}</bdi>
        </Title>
      </div>
      {places.length === 0 ? (
        <EmptyState
          level={level === 2 ? 3 : 4}
          icon={<TrophyIcon />}
          title={t({ message: 'No one is on the board yet', context: 'Empty leaderboard' })}
        >
          {t({ message: 'Be the first to score.', context: 'Empty leaderboard' })}
        </EmptyState>
      ) : (
        <table className={css.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th className={css.th} scope="col">
                {t({ message: 'Rank', context: 'Column of a leaderboard' })}
              </th>
              <th className={css.th} scope="col">
                {t({ message: 'Player', context: 'Column of a leaderboard' })}
              </th>
              <th className={css.th} scope="col" data-end>
                {metric}
              </th>
              <th className={`${css.th} ${css.wide}`} scope="col" data-end>
                {t({ message: 'Prize', context: 'Column of a leaderboard' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <LeaderboardRow
                key={`${place.rank} ${place.name} ${place.score}`}
                place={place}
                score={scoreOf(place.score)}
                own={isOwn(place)}
              />
            ))}
          </tbody>
          {own !== undefined && !places.some(isOwn) && (
            <tfoot className={css.own}>
              <LeaderboardRow place={own} score={scoreOf(own.score)} own />
            </tfoot>
          )}
        </table>
      )}
      <LeaderboardRules formula={formula} tieRule={tieRule} countedAt={countedAt} now={now} />
    </section>
  )
}
