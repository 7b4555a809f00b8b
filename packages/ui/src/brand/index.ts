export { type AssetSlot, assetProblem, assetSlots, maxFileBytes } from './assetProblem.ts'
export {
  type Brand,
  type BrandData,
  type BrandFont,
  type BrandFontFile,
  policyProfiles,
} from './brandData.ts'
export { type SettingProblem, settingProblems } from './brandSettings.ts'
export { brandTheme, type ReadBrandTheme } from './brandTheme.ts'
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
export { type ExportForm, exportForms, exportTokens } from './exportTokens.ts'
export { fontKindProblem, maxFontBytes } from './fonts/fontKind.ts'
export { languageName } from './languageName.ts'
export { type Mend, type Mended, mendTokens } from './mendTokens.ts'
export { type CornerShape, cornerShapes, type Density, densities } from './palette/base.ts'
export { type Proposal, type Proposed, proposeTokens, type TokensDocument } from './palette/proposeTokens.ts'
export {
  type BrandTokens,
  type OwnToken,
  readTokens,
  type Scheme,
  schemes,
  type Variant,
} from './readTokens.ts'
export { tokensText } from './tokensText.ts'
