import type { ValueOf } from '@baize/api'
import { mallProducts, pointsBalance } from '@baize/api/calls'
import { Loaded, useApiQuery, useSession } from '@baize/site'
import { Button, EmptyState, Inline, ProductCard, SegmentedControl, Stack, ToggleButton } from '@baize/ui'
import { RewardIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import { productKinds, withinReach } from './kinds.ts'
import * as css from './Products.css.ts'
import { RedeemDialog } from './RedeemDialog.tsx'

type Product = ValueOf<typeof mallProducts>['products'][number]

/** What points buy; `?kind=`, `?reach=1` and the opened product (`?redeem=`) are in the address. */
export function Products() {
  const { t, i18n } = useLingui()
  const { member, trial } = useSession()
  const own = member !== undefined && !trial
  const [search, setSearch] = useSearchParams()
  const gate = useMemberGate()
  const read = useApiQuery(mallProducts, {})
  const points = useApiQuery(pointsBalance, {}, { enabled: own }).data?.points
  const kind = productKinds.find(({ id }) => id === search.get('kind'))?.id ?? 'all'
  const reach = own && search.get('reach') === '1'
  const set = (changes: Record<string, string>) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  const wanted = (product: Product) =>
    (kind === 'all' || product.kind === kind) &&
    (!reach || points === undefined || withinReach(product, points))
  const opened = (products: readonly Product[]) =>
    own ? products.find(({ id }) => id === search.get('redeem')) : undefined
  const open = (id: string, name: string) => {
    const next = new URLSearchParams(search)
    next.set('redeem', id)
    gate({ to: 'redeem', name }, () => set({ redeem: id }), `${paths.pointMall}?${next}`)
  }
  return (
    <Stack space="md">
      <Inline space="sm" align="between">
        <SegmentedControl
          label={t({ message: 'Product type', context: 'choice in the points mall' })}
          value={kind}
          onValueChange={(to) => set({ kind: to === 'all' ? '' : to })}
          segments={productKinds.map(({ id, label }) => ({ value: id, label: i18n._(label) }))}
        />
        {own && (
          <ToggleButton pressed={reach} onPressedChange={(on) => set({ reach: on ? '1' : '' })}>
            {t({ message: 'Within my points', context: 'filter of products' })}
          </ToggleButton>
        )}
      </Inline>
      <Loaded read={read} lines={8}>
        {({ products }) => {
          const shown = products.filter(wanted)
          const one = opened(products)
          return (
            <>
              {shown.length === 0 ? (
                <EmptyState
                  icon={<RewardIcon />}
                  title={t`No products found`}
                  action={
                    <Button variant="outline" onClick={() => set({ kind: '', reach: '' })}>
                      {t`Show all products`}
                    </Button>
                  }
                >
                  {t`Choose another type, or collect more points.`}
                </EmptyState>
              ) : (
                <div className={css.products}>
                  {shown.map(({ id, name, language, points: price, stock, imageUrl }) => (
                    <ProductCard
                      key={id}
                      level={2}
                      product={{ id, name, lang: language, points: price, stock, image: imageUrl }}
                      balance={points}
                      onRedeem={() => open(id, name)}
                    />
                  ))}
                </div>
              )}
              {one && points !== undefined && (
                <RedeemDialog
                  key={one.id}
                  product={one}
                  points={points}
                  onClose={() => set({ redeem: '' })}
                  onShowRecords={() => setSearch({ tab: 'history' })}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}
