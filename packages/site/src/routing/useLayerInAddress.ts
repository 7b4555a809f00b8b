import { useSearchParams } from 'wouter'

/**
 * What is open in a drawer or a popup, in the address: a step that Back undoes, and that closing it takes back. One that
 * the address itself opened is taken out of it.
 */
export function useLayerInAddress(
  name: string,
): [value: string | null, open: (value: string) => void, close: () => void] {
  const [search, setSearch] = useSearchParams()
  const isOurs = () => (history.state as { opened?: unknown } | null)?.opened === name
  const open = (value: string) =>
    setSearch((kept) => withValue(kept, name, value), { state: { opened: name } })
  const close = () => {
    if (isOurs()) history.back()
    else setSearch((kept) => withValue(kept, name, null), { replace: true })
  }
  return [search.get(name) || null, open, close]
}

function withValue(kept: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(kept)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return next
}
