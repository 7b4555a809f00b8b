export { type Brand, type BrandData, policyProfiles } from './brandData.ts'
export { type CompiledBrand, compileBrand } from './compileBrand.ts'
export { type ContrastResult, contrastSentence, measureContrast } from './contrast.ts'
export { type ContrastPair, contrastPairs } from './contrastPairs.ts'
export {
  type ContrastGroup,
  type ContrastReport,
  type ContrastRow,
  describeContrast,
} from './describeContrast.ts'
export { diffTokens, type TokenChange } from './diffTokens.ts'
export { type Mend, type Mended, mendTokens } from './mendTokens.ts'
export { type CornerShape, cornerShapes, type Density, densities } from './palette/base.ts'
export { type Proposal, type Proposed, proposeTokens, type TokensDocument } from './palette/proposeTokens.ts'
export { type BrandTokens, readTokens, type Scheme, schemes } from './readTokens.ts'
export { tokensText } from './tokensText.ts'
