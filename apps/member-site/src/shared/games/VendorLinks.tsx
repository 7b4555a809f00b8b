import { Art } from '@baize/ui'
import { type ReactNode, useState } from 'react'
import type { ListedVendor } from './startPath.ts'
import { shownName } from './tile.ts'
import * as css from './VendorLinks.css.ts'

export interface VendorLinksProps {
  /** Accessible name of the row. */
  label: string
  /** Undefined while they load: their space is reserved. */
  vendors: readonly ListedVendor[] | undefined
  /** Where a vendor's games are. */
  to: (vassalage: string) => string
  /** The code of the vendor whose games are shown. @default none */
  chosen?: string
  /** The fewest that are shown: one alone is no choice of a filter. @default 2 */
  least?: number
  /** Shown before them, such as the link to all; an item of the row. */
  before?: ReactNode
}

/** Vendors side by side, each a link to its games; one alone is no choice, and is not shown unless requested. */
export function VendorLinks({ label, vendors, to, chosen = '', least = 2, before }: VendorLinksProps) {
  if (vendors === undefined) return <div className={css.railPending} />
  if (vendors.length < least) return null
  return (
    <nav aria-label={label}>
      <ul className={css.rail}>
        {before && <li className={css.railItem}>{before}</li>}
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
}

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
        <Art motif="chips" seed={vassalage} dimmed={underMaintenance} />
      )}
    </span>
  )
}
