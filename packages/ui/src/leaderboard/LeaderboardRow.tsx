import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '../badge/Badge.tsx'
import { maskName } from '../winner-board/maskName.ts'
import * as css from './Leaderboard.css.ts'
import type { LeaderboardPlace } from './Leaderboard.tsx'

interface LeaderboardRowProps {
  place: LeaderboardPlace
  /** The score, written out. */
  score: string
  own: boolean
}

export function LeaderboardRow({ place, score, own }: LeaderboardRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { rank, name, prize } = place
  return (
    <tr className={css.row} data-own={own || undefined}>
      <td className={css.td}>
        <span className={css.rank}>
          {rank >= 1 && rank <= 3 && (
            <svg className={css.laurel} data-rank={rank} viewBox="0 0 40 40" aria-hidden>
              <path
                d="M15 35C6 31 3 22 6 12M6 12c4 0 6 3 6 6-4 0-6-3-6-6zM4 21c4-1 7 1 8 5-4 1-7-2-8-5zM8 30c3-2 7-1 9 2-4 3-7 1-9-2zM25 35c9-4 12-13 9-23M34 12c-4 0-6 3-6 6 4 0 6-3 6-6zM36 21c-4-1-7 1-8 5 4 1 7-2 8-5zM32 30c-3-2-7-1-9 2 4 3 7 1 9-2z"
                strokeWidth="2"
                strokeLinejoin="round"
              />
            </svg>
          )}
          <span className={css.number} translate="no">
            {rank > 0 ? format.number(rank) : '–'}
          </span>
        </span>
      </td>
      <td className={css.td}>
        <span className={css.who}>
          <bdi className={css.name} translate="no">
            {own ? name : maskName(name)}
          </bdi>
          {own && (
            <Badge tone="accent">{t({ message: 'You', context: 'On one’s own row of a leaderboard' })}</Badge>
          )}
        </span>
      </td>
      <td className={css.td} data-end>
        <bdi translate="no">{score}</bdi>
        {prize !== undefined && (
          <span className={css.narrow}>
            <bdi className={css.prize} translate="no">
              {prize}
            </bdi>
          </span>
        )}
      </td>
      <td className={`${css.td} ${css.wide}`} data-end>
        {prize !== undefined && (
          <bdi className={css.prize} translate="no">
            {prize}
          </bdi>
        )}
      </td>
    </tr>
  )
}
