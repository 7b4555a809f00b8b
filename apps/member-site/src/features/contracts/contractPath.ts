import { paths } from '../../shared/paths.ts'

/** Where one contract is read in the member centre. */
export function contractPath(id: string): string {
  return `${paths.contracts}?open=${encodeURIComponent(id)}`
}
