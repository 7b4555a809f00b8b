import { useFormat } from '@baize/i18n'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type ArtMotif, artMotifs } from '../art/motifs.ts'
import { Picture } from '../art/Picture.tsx'
import { Button } from '../button/Button.tsx'
import { hashOf } from '../game-tile/suits.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { StatusLabel } from '../status-label/StatusLabel.tsx'
import * as css from './ProductCard.css.ts'
import { obstacleOf, redeemStatuses, redeemTones, wanting } from './productStates.ts'

/** What a card shows of a product of the points mall. */
export interface Product {
  /** The product's id. */
  id: string
  /** Its name, plain text. */
  name: string
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined
  /** What it costs in points; a decimal string. */
  points: string
  /** How many are left; leave out where there is no end of them. */
  stock?: number | undefined
  /** Address of its image; without one, or when it fails, a built-in one is shown. */
  image?: string | undefined
  /** The built-in image. @default by the id */
  motif?: ArtMotif | undefined
}

export interface ProductCardProps extends CommonProps<HTMLElement> {
  /** The product. */
  product: Product
  /** The user's points, a decimal string; undefined where they are not known, as for visitors. */
  balance?: string | undefined
  /** The state of the member's last redemption of it: one of `redeemStatuses`. */
  redeemStatus?: string | undefined
  /** Called to redeem it; the site requests the number and a confirmation. */
  onRedeem: (productId: string) => void
  /** Whether a redemption is being sent. @default false */
  loading?: boolean
  /** Place of the name in the outline. @default 3 */
  level?: 2 | 3 | 4
}

/** A product of the points mall: its price in points, what is left of it, and the way to redeem it. */
export function ProductCard({
  product,
  balance,
  redeemStatus,
  onRedeem,
  loading = false,
  level = 3,
  ...root
}: ProductCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const nameId = useId()
  const noteId = useId()
  const { id, name, lang, points, stock, image } = product
  const motif = product.motif ?? artMotifs[hashOf(id) % artMotifs.length] ?? 'gift'
  const obstacle = obstacleOf(points, stock, balance)
  const soldOut = obstacle === 'soldOut'
  const Name = `h${level}` as const

  const missing = obstacle === 'notEnough' && balance ? format.amount(wanting(points, balance)) : ''
  const note = missing
    ? t({
        message: `${missing} points short`,
        context: 'On a product that costs more points than one has',
      })
    : stock !== undefined && !soldOut
      ? t({
          message: plural(stock, { one: '# left', other: '# left' }),
          context: 'How many of a product there are',
        })
      : undefined

  return (
    <article className={css.card} aria-labelledby={nameId} {...commonProps(root)}>
      <div className={css.picture}>
        <Picture image={image} motif={motif} seed={id} dimmed={soldOut} />
        {soldOut && (
          <p className={css.mark}>{t({ message: 'Sold out', context: 'On a product of the points mall' })}</p>
        )}
      </div>
      <div className={css.body}>
        <Name className={css.name} id={nameId}>
          <bdi lang={lang}>{name}</bdi>
        </Name>
        <div>
          <p className={css.price}>
            <span className={css.points}>{format.number(points)}</span>
            <span className={css.note}>
              {t({ message: 'points', context: 'After the price of a product' })}
            </span>
          </p>
          {note && (
            <p className={css.note} id={noteId}>
              {note}
            </p>
          )}
        </div>
        <div className={css.footer}>
          {redeemStatus !== undefined && <RedeemState status={redeemStatus} />}
          <Button
            fullWidth
            size="small"
            tone="premium"
            variant={obstacle === undefined || obstacle === 'pointsUnknown' ? 'solid' : 'outline'}
            disabled={soldOut || obstacle === 'notEnough'}
            loading={loading}
            aria-describedby={note ? `${nameId} ${noteId}` : nameId}
            onClick={() => onRedeem(id)}
          >
            {t({ message: 'Redeem', context: 'Button: points for a product' })}
          </Button>
        </div>
      </div>
    </article>
  )
}

function RedeemState({ status }: { status: string }) {
  const { t } = useLingui()
  const known = redeemStatuses.find((each) => each === status)
  const words = {
    inProcess: t({ message: 'Redemption in process', context: 'Status of a product of the points mall' }),
    rejected: t({ message: 'Redemption rejected', context: 'Status of a product of the points mall' }),
    approved: t({ message: 'Redemption approved', context: 'Status of a product of the points mall' }),
  }
  return (
    <StatusLabel tone={known ? redeemTones[known] : 'neutral'}>
      {known ? words[known] : t({ message: 'Status unavailable', context: 'Of a redemption' })}
    </StatusLabel>
  )
}
