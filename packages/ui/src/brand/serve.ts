// What a server needs of brands, and nothing that renders: Node runs these files as they are.
export type { BrandData } from './brandData.ts'
export { BrandProblem, type LoadedBrand, loadBrand } from './loadBrand.ts'
export { brandManifest, manifestFile } from './manifest.ts'
export { dressPage } from './page.ts'
export { isVersion, readPublished, releaseFolder } from './published.ts'
