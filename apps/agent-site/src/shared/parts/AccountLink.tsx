import { Link } from '@baize/ui'
import { paths, pathWith } from '../paths.ts'

/** An account of the team, which leads to it in the list. */
export function AccountLink({ account }: { account: string }) {
  return (
    <Link standalone href={pathWith(paths.members, { search: account })}>
      <bdi>{account}</bdi>
    </Link>
  )
}
