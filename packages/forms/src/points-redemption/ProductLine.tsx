import { useFormat } from '@baize/i18n'
import { Art, Heading, Stack, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as css from './ProductLine.css.ts'
import type { RedeemProduct } from './redeemFields.ts'

/** The product that is redeemed: its image, its name, its price. */
export function ProductLine({ product }: { product: RedeemProduct }) {
  const { t } = useLingui()
  const format = useFormat()
  const [failed, setFailed] = useState<string>()
  const { id, image, motif, name, lang, points, stock } = product
  const cost = format.number(points)
  const each = t({ message: `${cost} points each`, context: 'price of a product of the points mall' })
  const left =
    stock === undefined
      ? undefined
      : t({
          message: plural(stock, { one: '# left', other: '# left' }),
          context: 'How many of a product there are',
        })
  return (
    <div className={css.product}>
      <div className={css.picture}>
        {image && failed !== image ? (
          <img className={css.image} src={image} alt="" onError={() => setFailed(image)} />
        ) : (
          <Art motif={motif ?? (product.exchangeType === 'money' ? 'coins' : 'gift')} seed={id} />
        )}
      </div>
      <Stack space="2xs">
        <Heading level={3} size="item">
          <bdi lang={lang}>{name}</bdi>
        </Heading>
        <Text size="sm">{each}</Text>
        {left !== undefined && (
          <Text size="sm" tone="muted">
            {left}
          </Text>
        )}
      </Stack>
    </div>
  )
}
