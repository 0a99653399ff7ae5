import { OTHER_SPHERE, type ParameterDefinition, type SphereCategory } from '@stezhka/diary-contract';

export interface CategoryOfParameters {
  category: SphereCategory;
  parameters: ParameterDefinition[];
}

/** Groups by the category of the first sphere, in the order of spheres; without one under 'other'. */
export function groupBySphere(
  parameters: ParameterDefinition[],
  categories: SphereCategory[],
): CategoryOfParameters[] {
  const known = new Set(categories.flatMap(({ spheres }) => spheres));
  const sphereOf = ({ spheres: [first] }: ParameterDefinition) =>
    first && known.has(first) ? first : OTHER_SPHERE;
  return categories
    .map((category) => ({
      category,
      parameters: category.spheres.flatMap((sphere) => parameters.filter((one) => sphereOf(one) === sphere)),
    }))
    .filter((group) => group.parameters.length > 0);
}
