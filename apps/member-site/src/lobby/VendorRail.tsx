import { Art } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { ListedVendor } from '../games/startPath.ts'
import { shownName } from '../games/tile.ts'
import { filtersOf, withFilters } from './filters.ts'
import * as css from './lobby.css.ts'

export interface VendorRailProps {
  /** Undefined while they are on their way. */
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
  if (vendors === undefined) return <div className={css.railPending} />
  if (vendors.length < 2) return null
  const to = (vassalage: string) => {
    const query = withFilters(new URLSearchParams(search), { vassalage }).toString()
    return query ? `${path}?${query}` : path
  }
  return (
    <nav aria-label={t({ message: 'Vendors', context: 'narrows a list of games' })}>
      <ul className={css.rail}>
        <li className={css.railItem}>
          <a
            className={css.vendor}
            data-plain
            href={to('')}
            aria-current={chosen === '' ? 'true' : undefined}
          >
            {t({ message: 'All vendors', context: 'narrows a list of games' })}
          </a>
        </li>
        {vendors.map((vendor) => (
          <li className={css.railItem} key={vendor.vassalage}>
            <a
              className={css.vendor}
              href={to(vendor.vassalage)}
              aria-current={chosen === vendor.vassalage ? 'true' : undefined}
              data-shut={vendor.underMaintenance || undefined}
            >
              <VendorPicture vendor={vendor} />
              <bdi className={css.vendorName} lang={vendor.language}>
                {shownName(vendor.displayName, vendor.vassalage)}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
})

function VendorPicture({ vendor: { smallIcon, vassalage, underMaintenance } }: { vendor: ListedVendor }) {
  const [failed, setFailed] = useState('')
  return (
    <span className={css.vendorPicture}>
      {smallIcon && failed !== smallIcon ? (
        <img
          className={css.picture}
          src={smallIcon}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(smallIcon)}
        />
      ) : (
        <Art motif="chips" seed={vassalage} faded={underMaintenance} />
      )}
    </span>
  )
}
