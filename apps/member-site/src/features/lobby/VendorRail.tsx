import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useSearchParams } from 'wouter'
import type { ListedVendor } from '../../shared/games/startPath.ts'
import { vendor } from '../../shared/games/VendorLinks.css.ts'
import { VendorLinks } from '../../shared/games/VendorLinks.tsx'
import { filtersOf, withFilters } from './filters.ts'

export interface VendorRailProps {
  /** Undefined while they load. */
  vendors: readonly ListedVendor[] | undefined
  /** The path of the list that the links narrow. */
  path: string
  /** What the address says besides, which their links keep. */
  search: string
}

/** The vendors of a category, side by side: choosing one narrows the list to its games. */
export function VendorRail(props: VendorRailProps) {
  const [now] = useSearchParams()
  return <Rail {...props} chosen={filtersOf(now).vassalage} />
}

interface RailProps extends VendorRailProps {
  /** The chosen vendor's code; empty for all. */
  chosen: string
}

const Rail = memo(function Rail({ vendors, path, search, chosen }: RailProps) {
  const { t } = useLingui()
  const to = (vassalage: string) => {
    const query = withFilters(new URLSearchParams(search), { vassalage }).toString()
    return query ? `${path}?${query}` : path
  }
  return (
    <VendorLinks
      label={t({ message: 'Vendors', context: 'narrows a list of games' })}
      vendors={vendors}
      to={to}
      chosen={chosen}
      before={
        <a className={vendor} data-plain href={to('')} aria-current={chosen === '' ? 'true' : undefined}>
          {t({ message: 'All vendors', context: 'narrows a list of games' })}
        </a>
      }
    />
  )
})
