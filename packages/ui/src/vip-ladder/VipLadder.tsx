import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { VipIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './VipLadder.css.ts'
import { VipStanding } from './VipStanding.tsx'
import { VipStep } from './VipStep.tsx'

/** A level of the ladder. */
export interface VipLevel {
  /** Its name, plain text: "Jade". */
  name: string
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined
  /** Valid bet of a calendar month that reaches it; a decimal string. */
  reach: string
  /** Valid bet of a calendar month that keeps one on it; a decimal string. */
  keep: string
  /** Its benefits, each in a few words. */
  benefits: readonly string[]
}

export interface VipLadderProps extends CommonProps<HTMLElement> {
  /** The levels, lowest first; five by default. */
  levels: readonly VipLevel[]
  /** The user's level, from 1; 0 is below the first. Leave out for visitors. */
  current?: number | undefined
  /** The user's valid bet of this calendar month, a decimal string. */
  validBet?: string | undefined
  /** When the month ends and levels are set anew; ISO 8601 or milliseconds. */
  monthEnds?: string | number | undefined
  /** Sign of the currency. */
  currency?: string | undefined
  /** Place of the levels' names in the outline. @default 3 */
  level?: 2 | 3 | 4
}

/** The VIP levels as a ladder: what each asks to be reached and to be kept, its benefits, and the current standing. */
export function VipLadder({
  levels,
  current,
  validBet,
  monthEnds,
  currency,
  level = 3,
  ...root
}: VipLadderProps) {
  const { t } = useLingui()
  const format = useFormat()
  const noteId = useId()
  const place = Math.min(Math.max(Math.trunc(current ?? 0) || 0, 0), levels.length)
  const known = current !== undefined && validBet !== undefined
  return (
    <section
      className={css.ladder}
      aria-label={t({ message: 'VIP levels', context: 'Name of the ladder of levels' })}
      {...commonProps(root)}
    >
      {levels.length === 0 ? (
        <EmptyState icon={<VipIcon />} title={t({ message: 'No levels yet', context: 'VIP' })} level={level}>
          {t({ message: 'VIP levels are not available yet.', context: 'VIP' })}
        </EmptyState>
      ) : (
        <>
          {known && (
            <VipStanding
              place={place}
              own={levels[place - 1]}
              next={levels[place]}
              validBet={validBet}
              monthEnds={monthEnds === undefined ? undefined : format.dateTime(monthEnds)}
              currency={currency}
              noteId={noteId}
            />
          )}
          <ol className={css.steps}>
            {levels.map((each, index) => (
              <VipStep
                key={each.name}
                level={each}
                place={index + 1}
                current={known && index + 1 === place}
                reached={!known || index < place}
                currency={currency}
                heading={level}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
