import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { openPopup, type PopupName } from '../../shared/popups/popups.ts'

/**
 * Opens a popup over the home page at an address of its own: `/login`, `/register`, `/help`. What the address carries
 * besides (an invitation, an anchor) stays in it.
 */
export function OpenPopup({ name }: { name: PopupName }) {
  const [, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    navigate(`${paths.home}${search && `?${search}`}${location.hash}`, { replace: true })
    openPopup(name, { replace: true })
  }, [name, search, navigate])
  return null
}
