import { useProduct } from '../useProduct';
import { docsSets } from '../../sets';
import type { SiteSet } from '../../set';

/** Returns the docs sets with their texts for the landing page, which no other page loads. */
export const useSiteSets = (): readonly SiteSet[] => docsSets(useProduct().productName);
