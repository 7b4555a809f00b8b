import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ArtMotif } from '../art/motifs.ts'
import { artMotifs } from '../art/motifs.ts'
import { Picture } from '../art/Picture.tsx'
import { Button } from '../button/Button.tsx'
import { hashOf } from '../game-tile/suits.ts'
import { CalendarIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { StatusLabel } from '../status-label/StatusLabel.tsx'
import { useActionWords, useStatusWords } from './labels.ts'
import * as css from './PromotionCard.css.ts'
import { lookOfStatus, type PromotionAction } from './promotionStatuses.ts'

/** What a card shows of a promotion. */
export interface Promotion {
  /** The promotion's id. */
  id: string
  /** Its title, plain text. */
  title: string
  /** The language of title and summary, where it is not the page's. */
  lang?: string | undefined
  /** One of `promotionStatuses`; of another one the card says that it is not known, and offers nothing. */
  status: string
  /** The offer in a sentence, under the title. */
  summary?: string | undefined
  /** Where its own page is; makes the title a link to it. */
  href?: string | undefined
  /** The offer in a few large words over the image: "100% up to $100". */
  promise?: string | undefined
  /** The category it is listed under. */
  category?: string | undefined
  /** Address of its cover; without one, or when it fails, a built-in one is shown. */
  cover?: string | undefined
  /** The built-in image. @default by the id */
  motif?: ArtMotif | undefined
  /** The terms that decide, each in a word or two: the turnover, the least deposit. */
  terms?: readonly { name: string; value: string }[] | undefined
  /** First moment; ISO 8601 or milliseconds. */
  from?: string | number | undefined
  /** Last moment; ISO 8601 or milliseconds. */
  until?: string | number | undefined
  /** It has no application: where others say "Join now" it links to its terms. @default false */
  informationOnly?: boolean | undefined
}

export interface PromotionCardProps extends CommonProps<HTMLElement> {
  /** The promotion. */
  promotion: Promotion
  /** Called on a click on the one button of the status. */
  onAction: (action: PromotionAction, promotionId: string) => void
  /** Whether the action is under way. @default false */
  loading?: boolean
  /** Place of the title in the outline. @default 3 */
  level?: 2 | 3 | 4
}

/** A promotion: its cover, the terms that decide, its dates, and the one thing that can be done about it now. */
export function PromotionCard({
  promotion,
  onAction,
  loading = false,
  level = 3,
  ...root
}: PromotionCardProps) {
  const statusWords = useStatusWords()
  const actionWords = useActionWords()
  const titleId = useId()
  const dates = useDates(promotion)
  const { id, title, lang, status, summary, href, promise, category, cover, terms = [] } = promotion
  const motif = promotion.motif ?? artMotifs[hashOf(id) % artMotifs.length] ?? 'gift'
  const look = lookOfStatus(status, promotion.informationOnly)
  const Title = `h${level}` as const
  const strong = look?.action === 'join' || look?.action === 'claim'
  return (
    <article className={css.card} aria-labelledby={titleId} {...commonProps(root)}>
      <div className={css.cover}>
        <Picture image={cover} motif={motif} seed={id} place="end" dimmed={look?.over ?? false} />
        {promise && (
          <p className={css.promise}>
            <bdi className={css.promiseWords}>{promise}</bdi>
          </p>
        )}
        {category && <p className={css.category}>{category}</p>}
      </div>
      <div className={css.body}>
        <Title className={css.title} id={titleId}>
          {href === undefined ? (
            <bdi lang={lang}>{title}</bdi>
          ) : (
            <a className={css.link} href={href}>
              <bdi lang={lang}>{title}</bdi>
            </a>
          )}
        </Title>
        <div className={css.facts}>
          {summary && (
            <p className={css.summary}>
              <bdi lang={lang}>{summary}</bdi>
            </p>
          )}
          {terms.length > 0 && (
            <dl className={css.terms}>
              {terms.map(({ name, value }) => (
                <div className={css.term} key={name}>
                  <dt className={css.termName}>{name}</dt>
                  <dd className={css.termValue}>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {dates && (
            <p className={css.dates}>
              <CalendarIcon />
              {dates}
            </p>
          )}
        </div>
        <div className={css.footer}>
          <StatusLabel tone={look?.tone ?? 'neutral'}>{statusWords(status)}</StatusLabel>
          {look && (
            <Button
              size="small"
              variant={strong ? 'solid' : 'outline'}
              tone={look.action === 'claim' ? 'premium' : strong ? 'accent' : 'neutral'}
              loading={loading}
              aria-describedby={titleId}
              onClick={() => onAction(look.action, id)}
            >
              {actionWords(look.action)}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

function useDates({ from, until }: Promotion): string | undefined {
  const { t } = useLingui()
  const format = useFormat()
  const begin = from === undefined ? undefined : format.date(from)
  const end = until === undefined ? undefined : format.date(until)
  if (begin !== undefined && end !== undefined)
    return t({ message: `${begin} – ${end}`, context: 'First and last day of a promotion' })
  if (begin !== undefined) return t({ message: `From ${begin}`, context: 'First day of a promotion' })
  if (end !== undefined) return t({ message: `Until ${end}`, context: 'Last day of a promotion' })
  return undefined
}
