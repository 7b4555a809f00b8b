import { findSandboxProduct } from '../../content/products.ts'
import { motifs } from './motifs/index.ts'
import { clothPaints, motifPaints, seedOf } from './paint.ts'
import { clothPattern, sparkles } from './patterns.ts'

/** The image of a product of the mall, 400 x 400. Null for an unknown one. */
export function productPicture(id: string): string | null {
  const product = findSandboxProduct(id)
  if (!product) return null
  const seed = seedOf(`mall-${id}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" preserveAspectRatio="xMidYMid slice"><defs>${motifPaints(product.hue)}${clothPaints(product.hue)}</defs><rect width="400" height="400" fill="url(#b)"/>${clothPattern(seed, 400, 400)}<circle cx="200" cy="200" r="190" fill="url(#l)"/><ellipse cx="200" cy="338" rx="110" ry="16" opacity=".35"/><g transform="translate(200 195) scale(2.6)">${motifs[product.motif as keyof typeof motifs] ?? ''}</g>${sparkles(seed, 400, 380, 14)}</svg>`
}
