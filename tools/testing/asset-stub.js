export default '/asset.svg';
