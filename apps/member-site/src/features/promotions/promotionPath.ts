import { paths } from '../../shared/paths.ts'

/** Where a promotion has its page. */
export function promotionPath(id: string): string {
  return `${paths.promotions}/${encodeURIComponent(id)}`
}

/** Its page with the application open. */
export function applyPath(id: string): string {
  return `${promotionPath(id)}?apply=1`
}
